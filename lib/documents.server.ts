import 'server-only'
import { VERSION, type Document, type DocumentName } from '@bieznik/contract/content/documents'
import { valuesOf } from '@bieznik/backend-kit/documents/fill-document'
import { listVersions, readDocument } from '@bieznik/backend-kit/documents/read-document'
import { cacheLife } from 'next/cache'
import { getTranslations } from 'next-intl/server'
import { company } from '@/lib/company/company.server'
import { env } from '@/lib/env.server'
import type { Locale } from '@/lib/i18n/routing'
import { storedItems } from '@/lib/storage/stored-items'

/** One version of a document, and which others there are. */
export interface VersionedDocument extends Document {
  version: string
  /** The newest first. */
  versions: string[]
}

/**
 * A document in the version that is asked for, or else in the one that holds today; null: there is no such version. A version that
 * begins to hold is seen within ten minutes.
 */
export async function getDocument(
  name: DocumentName,
  locale: Locale,
  asked?: string,
): Promise<VersionedDocument | null> {
  'use cache'
  cacheLife({ stale: 600, revalidate: 600, expire: 24 * 60 * 60 })
  const versions = listVersions(name, new Date())
  const version = asked ?? versions[0]
  if (version === undefined || !VERSION.test(version) || !versions.includes(version)) return null
  const settings = { company, deliveryCountries: env.DELIVERY_COUNTRIES }
  const values = { ...valuesOf(settings, locale), stored_items: await storedItemsTable(locale) }
  return { ...(await readDocument({ name, version, language: locale }, values)), version, versions }
}

/** What the shop keeps in a browser, out of the list that the code itself has to keep to. */
async function storedItemsTable(locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'stored' })
  const rows = storedItems.map(({ name, place, id }) => [
    name.replaceAll('*', String.raw`\*`),
    t(`places.${place}`),
    t(`${id}.what`),
    t(`${id}.until`),
  ])
  const head = [t('name'), t('place'), t('purpose'), t('time')]
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}
