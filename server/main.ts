/*
 * The storefront as people reach it: Next.js behind the middlewares that are listed below, in the order in which they run. It
 * serves what `npm run build` made; `npm run dev` uses the server of Next.js.
 *
 *   NODE_ENV=production node server/main.ts [--ignore-env-files]
 */
import { requireFiles } from '../backend-kit/configuration/files-at-start.ts'
import { endFailedStart } from '../backend-kit/failed-start.ts'

try {
  // What cannot start says so before it has loaded the rest.
  const { env } = await import('./env.ts')
  requireFiles(env)
  const { run } = await import('./run.ts')
  await run()
} catch (error) {
  endFailedStart('storefront', error)
}
