/** Types of guests (specification, section 3). */
export const GUEST_USER_TYPES = ['design institute', 'agent', 'other'] as const

/** Departments of guests, spelt as in the specification. */
export const DEPARTMENTS = [
  ...['Hangzhou', 'Guangzhou', 'Shanghai', 'Beijing', 'Suzhou', 'Shenzhen', 'Foshan', 'Tianjin', 'Henan', 'Nanjing', 'Anhui'],
  ...['Shandong', 'Ningbo', 'Hubei', 'Sichuan', 'Fujian', 'Chongqing', 'Hunan', 'Hebei', 'Xuzhou', 'Shaanxi', 'Yungui', 'Jiangxi'],
  ...['Guangxi', 'Shanxi', 'Liaoning', 'Heijilin', 'Gansu', 'Xinjiang', 'other'],
] as const

/** Rules for a new password; the server names the broken one. RSA-OAEP with a 3072-bit key encrypts at most 318 bytes, including the challenge. */
export const PASSWORD_RULE = { minLength: 10, maxBytes: 190, minDifferent: 5 } as const

/** Digits, lifetime and permitted tries of a code sent by mail. */
export const VERIFICATION_CODE = { digits: 6, minutes: 10, tries: 5 } as const

/** Purposes of a code sent by mail. */
export const CODE_PURPOSES = ['register', 'retrieve'] as const
export type CodePurpose = (typeof CODE_PURPOSES)[number]
