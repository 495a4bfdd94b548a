/** The project types of the specification, as spelt in saved projects. */
export const PROJECT_TYPES = [
  'AccommodationDining',
  'AirportAviation',
  'CultureSportsEntertainment',
  'EducationTraining',
  'EnterpriseBuisness',
  'FinancialInstitution',
  'HealthCare',
  'Hotel',
  'IndustrialMiningPlant',
  'GovernmentBuilding',
  'RailTransit',
  'RealEstate',
  'SpecialIndustry',
  'Other',
] as const
