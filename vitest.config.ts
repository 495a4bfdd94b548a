import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/flows/**'],
    environment: 'node',
    testTimeout: 20_000,
    globalSetup: ['tests/helpers/global-setup.ts'],
    pool: 'forks',
  },
})
