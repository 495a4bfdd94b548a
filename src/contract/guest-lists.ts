/** Who a guest is (specification, section 3). */
export const GUEST_USER_TYPES = ['design institute', 'agent', 'other'] as const

/** Departments a guest belongs to, spelt as the specification has them. */
export const DEPARTMENTS = [
  ...['Hangzhou', 'Guangzhou', 'Shanghai', 'Beijing', 'Suzhou', 'Shenzhen', 'Foshan', 'Tianjin', 'Henan', 'Nanjing', 'Anhui'],
  ...['Shandong', 'Ningbo', 'Hubei', 'Sichuan', 'Fujian', 'Chongqing', 'Hunan', 'Hebei', 'Xuzhou', 'Shaanxi', 'Yungui', 'Jiangxi'],
  ...['Guangxi', 'Shanxi', 'Liaoning', 'Heijilin', 'Gansu', 'Xinjiang', 'other'],
] as const

/** Rules for a new password; the server says which one is broken. RSA-OAEP with a 3072-bit key carries 318 bytes, the challenge among them. */
export const PASSWORD_RULE = { minLength: 10, maxBytes: 190, minDifferent: 5 } as const

/** Digits of a code sent by mail, and how long it is good for. */
export const VERIFICATION_CODE = { digits: 6, minutes: 10, tries: 5 } as const

/** What a code is sent for. */
export const CODE_PURPOSES = ['register', 'retrieve'] as const
export type CodePurpose = (typeof CODE_PURPOSES)[number]
