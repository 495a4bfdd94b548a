/** The project types of the specification, spelt as saved projects have them. */
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
