import { createSpotlight } from '@mantine/spotlight'

/** Holds whether the command palette is open, and opens it from anywhere in the shell. */
export const [paletteStore, palette] = createSpotlight()
