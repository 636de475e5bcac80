import type { Language } from '@bieznik/contract/language'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import {
  acceptedDocuments,
  VERSION,
  type AcceptedVersions,
  type Document,
  type DocumentName,
} from '@bieznik/contract/content/documents'
import { dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { fillDocument, type Values } from './fill-document.ts'
import { parseDocument } from './parse-document.ts'

/**
 * Programs are started in the root of the repository, or by npm in the folder of their workspace below it. The bundler would take every
 * file of the project for one that may be read here.
 */
const [FOLDER = 'messages/documents'] = ['.', '..']
  .map((root) => resolve(root, 'messages/documents'))
  .filter((folder) => existsSync(/* turbopackIgnore: true */ folder))

const known = new Map<DocumentName, readonly string[]>()

/** All versions, the newest first. They come with a release, so a program reads each folder once. */
function versionsOf(name: DocumentName): readonly string[] {
  const versions =
    known.get(name) ??
    readdirSync(join(/* turbopackIgnore: true */ FOLDER, name))
      .filter((version) => VERSION.test(version))
      .toSorted()
      .toReversed()
  known.set(name, versions)
  return versions
}

/** The versions of a document that are or were in force, the newest first. Later ones are left out until their day. */
export function listVersions(name: DocumentName, now: Date): string[] {
  const today = dayInWarsaw(now)
  return versionsOf(name).filter((version) => version <= today)
}

/** The version in force. Throws when there is none yet. */
export function currentVersion(name: DocumentName, now: Date): string {
  const [newest] = listVersions(name, now)
  if (newest === undefined) throw new Error(`documents: no version of ${name} is in force`)
  return newest
}

/** The versions under which an order is placed now. */
export function currentVersions(now: Date): AcceptedVersions {
  const [rules, privacy, returns] = acceptedDocuments.map((name) => currentVersion(name, now))
  if (!rules || !privacy || !returns)
    throw new Error('documents: a document that orders are placed under is missing')
  return { rules, privacy, returns }
}

/** One version in one language. Throws when there is none. */
export async function readDocument(
  { name, version, language }: { name: DocumentName; version: string; language: Language },
  values: Values,
): Promise<Document> {
  const markdown = await readFile(
    join(/* turbopackIgnore: true */ FOLDER, name, version, `${language}.md`),
    'utf8',
  )
  return parseDocument(fillDocument(markdown, values))
}
