import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { NOTICE_FILES } from '../contract/care/guarantee-notice.ts'
import { startWarnings } from './start-warnings.ts'

async function aRoot({ hasNotices }: { hasNotices: boolean }): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'root-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(join(root, 'public/legal'), { recursive: true })
  if (hasNotices)
    for (const file of Object.values(NOTICE_FILES)) await writeFile(join(root, 'public', file), '<svg/>')
  return root
}

const now = new Date('2026-12-01T12:00:00Z')

it('names the official artwork that is missing, also where nobody else reaches the shop', async () => {
  expect(await startWarnings(await aRoot({ hasNotices: false }), {}, now)).toEqual([
    expect.stringMatching(/notice_missing .*guarantee-notice-pl\.svg.*guarantee-notice-en\.svg/),
  ])
  expect(await startWarnings(await aRoot({ hasNotices: true }), {}, now)).toEqual([])
})

it('says of a public shop all that its staff see as missing', async () => {
  const root = await aRoot({ hasNotices: true })
  const SITE_URL = 'http://shop.example'
  const warnings = await startWarnings(root, { SITE_URL }, now)
  const reasons = ['company_example', 'documents_unreviewed', 'consent_required', 'site_unencrypted']
  expect(warnings.map((warning) => /^opening: (\w+)/.exec(warning)?.[1])).toEqual(reasons)
})

it.each([
  ['https://shop.example', 'true', 1],
  ['https://shop.example', '1', 1],
  ['https://shop.example', 'false', 0],
  ['http://127.0.0.1:3000', 'true', 0],
])(
  'at %s with MARKETING_CONSENT_REQUIRED=%s there are %i warnings of it',
  async (SITE_URL, MARKETING_CONSENT_REQUIRED, count) => {
    const root = await aRoot({ hasNotices: true })
    const warnings = await startWarnings(root, { SITE_URL, MARKETING_CONSENT_REQUIRED }, now)
    expect(warnings.filter((warning) => warning.includes('consent_required'))).toHaveLength(count)
  },
)
