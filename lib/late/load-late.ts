/**
 * Imports a module once the scripts that the document names have run. A script that is imported is built for a page, without the
 * modules that the page's own scripts bring: run before them, it fails for good.
 */
export async function loadLate<Module>(load: () => Promise<Module>): Promise<Module> {
  await (window.scriptsRun ?? documentLoad())
  return load()
}

function documentLoad(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => {
    window.addEventListener('load', () => resolve(), { once: true })
  })
}
