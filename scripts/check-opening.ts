/*
 * npm run check:opening [-- language]
 *
 * What stands between this installation and an honest opening, the same as /admin/opening. Ends with 0 when nothing is missing, with 1
 * otherwise. It reads the database of DATABASE_URL, or that of `npm start`, and the variables of this shell and of .env.
 */
import { lookAtStorefront, storefrontSettings } from '@bieznik/backend-kit/opening/look-at-storefront'
import { languages, type Language } from '@bieznik/contract/language'
import {
  inOrderOfChecks,
  openingFindingsSchema,
  stateOf,
  type OpeningFinding,
  type OpeningState,
} from '@bieznik/contract/platform/opening'
import { createTranslator } from 'next-intl'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import en from '../messages/en.json' with { type: 'json' }
import pl from '../messages/pl.json' with { type: 'json' }
import ru from '../messages/ru.json' with { type: 'json' }
import { bin, environment, root } from './env.mjs'
import { withDatabase } from './on-database.mjs'
import { readSettings } from './settings.mjs'

const USAGE = `npm run check:opening [-- ${languages.join(' | ')}]`
const TIMEOUT_MS = 30_000
const MARKS: Record<OpeningState, string> = { ok: '✓', warning: '!', missing: '✗' }

const texts: Readonly<Record<Language, typeof pl>> = { pl, en, ru }

const run = promisify(execFile)

/** What the program wrote before it gave up, else what its end looks like from outside. */
function whyItFailed(error: unknown): string {
  const written: unknown = error instanceof Error && 'stderr' in error ? error.stderr : undefined
  return typeof written === 'string' && written !== '' ? written.trim() : String(error)
}

async function lookAtProductApi(): Promise<OpeningFinding[]> {
  return withDatabase(async (env) => {
    const script = join(root, 'product-api/src/platform/opening/opening-cli.ts')
    const { stdout } = await run(join(bin, 'node'), [script], { cwd: root, env, timeout: TIMEOUT_MS }).catch(
      (error: unknown) => {
        throw new Error(whyItFailed(error), { cause: error })
      },
    )
    return openingFindingsSchema.parse(JSON.parse(stdout))
  })
}

/** An emulator is what `npm start` brings where no Firebase project is named. */
function settingsOfStorefront() {
  const { identity, siteUrl } = readSettings([])
  return { ...storefrontSettings(environment()), siteUrl, isEmulated: identity.kind !== 'firebase' }
}

function translator(locale: Language) {
  const messages = { admin_opening: texts[locale].admin_opening }
  return createTranslator({ locale, messages, namespace: 'admin_opening' })
}

async function main(args: string[]): Promise<number> {
  const [asked = 'en'] = args
  const language = languages.find((each) => each === asked)
  if (language === undefined || args.length > 1) throw new Error(`Usage: ${USAGE}`)
  const t = translator(language)
  const settings = settingsOfStorefront()
  const found = inOrderOfChecks([
    ...(await lookAtStorefront(root, settings, new Date())),
    ...(await lookAtProductApi()),
  ])
  for (const each of found) {
    const state = stateOf(each)
    console.info(`${MARKS[state]} ${t(`checks.${each.check}`)}: ${t(`reasons.${each.reason}`, each.values)}`)
    if (state !== 'ok') console.info(`  → ${t(`todo.${each.check}`)}`)
  }
  const missing = found.filter((each) => stateOf(each) === 'missing').length
  console.info(`\n${t('summary', { count: missing })}`)
  return missing === 0 ? 0 : 1
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
