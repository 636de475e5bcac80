import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePorts } from '../../local-services/free-ports.ts'
import { environment, root } from '../../scripts/env.mjs'
import { startProgram } from '../shop/program.ts'

const run = promisify(execFile)

const NEXT = 'node_modules/next/dist/bin/next'

/** Everything that a page needs, and nothing of ours; each name is an address that is rendered once and kept. */
const files = {
  'package.json': '{ "private": true }',
  'next.config.mjs': 'export default { poweredByHeader: false }',
  'app/layout.jsx': `
    export default function Layout({ children }) {
      return <html lang="en"><body>{children}</body></html>
    }`,
  'app/[name]/page.jsx': `
    export const dynamic = 'force-static'
    export const generateStaticParams = () => []
    export default async function Page({ params }) {
      const { name } = await params
      return <main><h1>A page</h1><p>It is called {name}.</p></main>
    }`,
}

/** Of the nth page. The framework keeps numbers such as /404 for itself. */
export const addressOf = (number: number): string => `/page-${number}`

export interface BareNext {
  port: number
  url: string
  stop: () => Promise<void>
}

/**
 * An application of the same framework with nothing in it, without middleware, built and in production. It lies within the
 * repository, so that it finds the same packages.
 */
export async function startBareNext(logs: string): Promise<BareNext> {
  const folder = join(root, '.data/bench/bare-next')
  await rm(folder, { recursive: true, force: true })
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const env = { ...environment(), NODE_ENV: 'production' as const }
  await run(process.execPath, [NEXT, 'build', folder], { cwd: root, env })
  const [port = 0] = await findFreePorts(1)
  const url = `http://127.0.0.1:${port}`
  const program = await startProgram({
    name: 'bare-next',
    args: [NEXT, 'start', folder, '--port', String(port), '--hostname', '127.0.0.1'],
    ready: url + addressOf(1),
    logs,
  })
  return { port, url, stop: program.stop }
}
