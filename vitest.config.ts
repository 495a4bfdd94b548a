import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/flows/**'],
    environment: 'node',
    testTimeout: 20_000,
    setupFiles: ['tests/helpers/seeded-properties.ts'],
    globalSetup: ['tests/helpers/global-setup.ts'],
    pool: 'forks',
    // Its own choice leaves one core idle, which on a machine of two is half of it.
    maxWorkers: '100%',
  },
})
