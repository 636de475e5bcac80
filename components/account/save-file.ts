/** Has the browser save a JSON file, as if it had been downloaded. */
export function saveFile(name: string, json: string): void {
  const href = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href, download: name })
  link.click()
  URL.revokeObjectURL(href)
}
