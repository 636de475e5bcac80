/*
 * Scripts that a document names are fetched and compiled while its first picture is drawn, on the same few cores. So the document names
 * none that a browser would begin with, and asks for them itself once it has been drawn. The server around Next.js reads this file
 * without a bundler, so it imports nothing.
 */

declare global {
  interface Window {
    /**
     * Settled when each has run or failed; whoever needs one that has failed tries it anew. Not there in documents that are made without
     * the server around Next.js.
     */
    scriptsRun?: Promise<unknown>
  }
}

/**
 * What stands at the end of all that is drawn. Nobody waits for the picture of a tab that is in the background, where no frames are drawn.
 * React looks for its scripts by `async` and `src`, and the bundler by `src`: both would wait for one that has failed, so it goes.
 *
 * @param folder where they lie, up to its last slash
 * @param names without anything that would have to be escaped
 */
export const runAfterPaint = (folder: string, names: readonly string[]): string =>
  `scriptsRun=new Promise(run=>{let go=()=>Promise.all("${names.join(' ')}".split(" ").map(name=>new Promise(onload=>document.head.append(Object.assign(document.createElement("script"),{src:"${folder}"+name,async:!0,onload,onerror(){this.remove();onload()}}))))).then(run);document.hidden?go():requestAnimationFrame(()=>setTimeout(go))})`
