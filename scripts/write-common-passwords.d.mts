export function commonPasswords(): string[]
export function commonPasswordFile(): string
