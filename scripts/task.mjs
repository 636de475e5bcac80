/*
 * npm run types | lint | unit | e2e | e2e:shop | check: one check alone, with what it needs made first; docs/testing.md tells more.
 */
import { fileURLToPath } from 'node:url'
import { isOnPinnedNode } from './pinned-node.mjs'

try {
  if (await isOnPinnedNode(fileURLToPath(import.meta.url))) {
    const { runTask } = await import('./test/tasks.mjs')
    const [name = '', ...args] = process.argv.slice(2)
    process.exitCode = await runTask(name, args)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
