import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { open as openFile, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { findFreePort } from '@/local-services/free-ports'
import { endWithRun, makeTestFolder } from '@/local-services/run-folder'
import { untilReady } from '../resilience/until-ready'
import type { Driver, Engine } from './driver'
import { programs } from './programs'

const MINI_BROWSER = '/usr/lib/*/webkit2gtk-4.1/MiniBrowser'

/**
 * WebKit writes no console in a session that is driven. So a page that is gone to notes by itself what goes wrong, as soon as
 * there is a document.
 */
const NOTE_COMPLAINTS = `
  const complaints = window.complaints = []
  console.error = (...words) => complaints.push(words.join(' '))
  addEventListener('error', ({ message }) => complaints.push(message))
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    complaints.push('the policy is broken: ' + effectiveDirective + ' ' + blockedURI))`

/** The name under which WebDriver hands out elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const elementSchema = z.object({ [ELEMENT]: z.string() })
const replySchema = z.object({ value: z.unknown() })
const failureSchema = z.object({ error: z.string(), message: z.string() })

const environmentAt = (home: string, display: string) => ({
  PATH: '/usr/bin:/bin',
  NODE_ENV: 'test' as const,
  DISPLAY: display,
  HOME: home,
  XDG_RUNTIME_DIR: home,
  GDK_BACKEND: 'x11',
  GSETTINGS_BACKEND: 'memory',
  LIBGL_ALWAYS_SOFTWARE: '1',
  NO_AT_BRIDGE: '1',
})

async function end(program: ChildProcess): Promise<void> {
  const ended = once(program, 'exit')
  program.kill()
  await ended
}

/** A screen that nobody sees: MiniBrowser has no way to do without. */
async function openScreen() {
  const options = ['-displayfd', '1', '-screen', '0', '1300x1000x24', '-nolisten', 'tcp']
  const program = endWithRun(spawn('/usr/bin/Xvfb', options, { stdio: ['ignore', 'pipe', 'ignore'] }))
  const number = String(await once(program.stdout, 'data'))
  return { program, display: `:${number.trim()}` }
}

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

const callTo =
  (address: string): Call =>
  async (method, path, body) => {
    const request = { method, ...(body && { body: JSON.stringify(body) }) }
    const reply = await fetch(address + path, { ...request, signal: AbortSignal.timeout(60_000) })
    const { value } = replySchema.parse(await reply.json())
    const failure = failureSchema.safeParse(value)
    if (failure.success) throw new Error(`${failure.data.error}: ${failure.data.message}`)
    return value
  }

async function openSession(call: Call): Promise<string> {
  const [binary] = globSync(MINI_BROWSER)
  const options = { binary, args: ['--automation'] }
  const wanted = { alwaysMatch: { 'webkitgtk:browserOptions': options, pageLoadStrategy: 'none' } }
  const opened = await call('POST', '/session', { capabilities: wanted })
  const at = `/session/${z.object({ sessionId: z.string() }).parse(opened).sessionId}`
  await call('POST', `${at}/window/rect`, { x: 0, y: 0, width: 1280, height: 950 })
  return at
}

/** WebKitGTK by plain WebDriver. */
async function open(): Promise<Driver> {
  const home = makeTestFolder('webkit')
  const screen = await openScreen()
  const port = await findFreePort()
  const logFile = join(home, 'log')
  const log = await openFile(logFile, 'a')
  const driver = spawn(programs.webkit, [`--port=${port}`, '--host=127.0.0.1'], {
    env: environmentAt(home, screen.display),
    stdio: ['ignore', log.fd, log.fd],
  })
  endWithRun(driver)
  await log.close()
  const output = () => readFile(logFile, 'utf8')
  const address = `http://127.0.0.1:${port}`
  await untilReady({ address: `${address}/status`, output })
  const call = callTo(address)
  const at = await openSession(call)
  const run = (script: string, ...args: unknown[]) => call('POST', `${at}/execute/sync`, { script, args })
  const find = async (code: string) => {
    const element = elementSchema.parse(await run(`return (${code})`))
    await run('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', element)
    return element
  }
  const click = async (element: z.output<typeof elementSchema>) =>
    void (await call('POST', `${at}/element/${element[ELEMENT]}/click`, {}))
  const complaints: string[] = []
  const collect = async () =>
    void complaints.push(...z.array(z.string()).parse(await run('return window.complaints?.splice(0) ?? []')))
  return {
    go: async (url) => {
      await collect()
      await run('window.isLeft = true')
      await call('POST', `${at}/url`, { url })
      while (await run('return window.isLeft')) await sleep(10)
      await run(NOTE_COMPLAINTS)
    },
    run: (code) => run(`return (${code})`),
    click: async (code) => click(await find(code)),
    type: async (code, text) =>
      void (await call('POST', `${at}/element/${(await find(code))[ELEMENT]}/value`, { text })),
    choose: async (code, value) =>
      click(await find(`[...(${code}).options].find((option) => option.value === ${JSON.stringify(value)})`)),
    errors: async () => {
      await collect()
      return complaints
    },
    close: async () => {
      await call('DELETE', at)
      await end(driver)
      await end(screen.program)
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

export const webkit: Engine = { name: 'WebKitGTK', program: programs.webkit, open }
