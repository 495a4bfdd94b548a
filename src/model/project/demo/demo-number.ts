/** Project number of the demo project, by which it is found again. */
export const DEMO_NUMBER = 'DEMO-001'
