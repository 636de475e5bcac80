import type { Browser, BrowserContext, Request } from '@playwright/test'
import { appendFileSync, existsSync, mkdirSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const FOLDER = 'texts'

/** Fields with personal data, and the secret that decrypts a draft. */
const PERSONAL = /name|mail|phone|password|address|street|city|post|zip|index|message|unn|tax|statement/i

/** Notes what the pages of a browser send about people, so that the logs can be searched for it after the run. */
export function recordTypedTexts(browser: Browser, dataDir: string): void {
  const folder = join(dataDir, FOLDER)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, String(process.pid))
  const follow = (context: BrowserContext) =>
    context.on('request', (request) => {
      const texts = textsIn(request)
      if (texts.length > 0) appendFileSync(file, texts.map((text) => `${JSON.stringify(text)}\n`).join(''))
    })
  browser.on('context', follow)
}

function textsIn(request: Request): string[] {
  if (request.method() === 'GET') return new URL(request.url()).searchParams.getAll('search')
  const body = request.postData()
  if (body === null) return []
  if (body.startsWith('{')) return personalTexts(JSON.parse(body))
  const isForm = request.headers()['content-type'] === 'application/x-www-form-urlencoded'
  return isForm ? personalTexts(Object.fromEntries(new URLSearchParams(body))) : []
}

function personalTexts(value: unknown, isPersonal = false): string[] {
  if (typeof value === 'string') return isPersonal ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    personalTexts(inner, isPersonal || PERSONAL.test(key)),
  )
}

/** All that was noted by whatever worker; nothing when no test opened a page. */
export async function readTypedTexts(dataDir: string): Promise<Set<string>> {
  const folder = join(dataDir, FOLDER)
  const files = existsSync(folder) ? await readdir(folder) : []
  const notes = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  const lines = notes.flatMap((text) => text.split('\n')).filter((line) => line !== '')
  return new Set(lines.map((line) => String(JSON.parse(line))))
}
