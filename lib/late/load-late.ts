/** Longer than the scripts of a page take on the slowest line on which anybody waits for them, in milliseconds. */
const PATIENCE_MS = 20_000

/**
 * Imports a module once the scripts with which the document began have run; without a list of them, once it is loaded. A script that is
 * imported is built for a page, without the modules that the page's own scripts bring: run before them, it fails for good. What
 * stalls for long is not waited for. Rejects when the module cannot be had.
 */
export async function loadLate<Module>(load: () => Promise<Module>): Promise<Module> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([window.scriptsRun ?? documentLoad(), patience])
  return load()
}

function documentLoad(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => {
    window.addEventListener('load', () => resolve(), { once: true })
  })
}
