import { createSpotlight } from '@mantine/spotlight'

/** Whether the command palette is open, and the way to open it from anywhere in the shell. */
export const [paletteStore, palette] = createSpotlight()
