import fc from 'fast-check'

const DEFAULT_SEED = 20261121

/** Property tests draw the same cases in every run; PROPERTY_SEED widens the search by hand. */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? DEFAULT_SEED) })
