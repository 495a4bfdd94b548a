/** Loads the typeface of Chinese texts; its many small files are fetched only where the page contains their letters. */
export async function loadChineseType(): Promise<void> {
  await Promise.all([import('@fontsource/noto-sans-sc/400.css'), import('@fontsource/noto-sans-sc/600.css')])
}
