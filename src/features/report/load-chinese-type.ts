/** The type that Chinese texts are shown in; its many small files are fetched only where their letters stand on the page. */
export async function loadChineseType(): Promise<void> {
  await Promise.all([import('@fontsource/noto-sans-sc/400.css'), import('@fontsource/noto-sans-sc/600.css')])
}
