import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dictionary } from '@zxcvbn-ts/language-common'

const LONG = 10
const SHORT = 5
/** So many of the most used ones are kept although they are too short: with a few digits behind them they are long enough. */
const MOST_SHORT = 12_000
const OUTPUT = 'server/account/password/common-passwords.json'

/** The passwords that are guessed first, in small letters, the most used ones first. */
export function commonPasswords() {
  const all = [...new Set(dictionary['passwords-common'].map((password) => password.normalize('NFC').toLowerCase()))]
  const short = all.filter((password) => password.length >= SHORT && password.length < LONG && /[^\d]/.test(password)).slice(0, MOST_SHORT)
  return [...all.filter((password) => password.length >= LONG), ...short]
}

/** The text of the list that the server reads. */
export function commonPasswordFile() {
  const from = '@zxcvbn-ts/language-common (MIT, Copyright 2012-2016 Dan Wheeler and Dropbox, Inc., Copyright 2021 @zxcvbn-ts)'
  return `${JSON.stringify({ from, written: 'node scripts/write-common-passwords.mjs', passwords: commonPasswords().join('\n') }, null, 2)}\n`
}

if (resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) writeFileSync(OUTPUT, commonPasswordFile())
