import { documentNames } from '@bieznik/contract/content/documents'
import { expect, it } from 'vitest'
import { lookAtStorefront, storefrontSettings } from './look-at-storefront.ts'
import {
  checkCompany,
  checkConsent,
  checkDocuments,
  checkIdentity,
  checkNotice,
  checkSite,
} from './storefront-checks.ts'

const versions = {
  rules: '2026-11-26',
  privacy: '2026-11-26',
  returns: '2026-12-24',
  guarantee: '2026-11-26',
  accessibility: '2026-11-26',
  'data-deletion': '2026-11-26',
}

it('the invented company is not one to open with', () => {
  expect(checkCompany({ isExample: true }).reason).toBe('company_example')
  expect(checkCompany({ isExample: false }).reason).toBe('company_own')
})

it('texts are reviewed up to a day, and a newer version is not', () => {
  expect(checkDocuments(versions, '2026-12-24')).toMatchObject({ reason: 'documents_reviewed' })
  expect(checkDocuments(versions, '2026-12-23')).toEqual({
    check: 'documents',
    reason: 'documents_unreviewed',
    values: { documents: 'returns 2026-12-24' },
  })
  expect(checkDocuments(versions, undefined).values.documents?.split(', ')).toHaveLength(documentNames.length)
})

it('artwork that is missing is named', () => {
  expect(checkNotice([])).toMatchObject({ reason: 'notice_there' })
  expect(checkNotice(['/legal/a.svg', '/legal/b.svg'])).toMatchObject({
    reason: 'notice_missing',
    values: { files: 'public/legal/a.svg, public/legal/b.svg' },
  })
})

it('a consent that an order depends on is not free', () => {
  expect(checkConsent(true).reason).toBe('consent_required')
  expect(checkConsent(false).reason).toBe('consent_free')
})

it.each([
  ['https://shop.example', 'site_public'],
  ['http://shop.example', 'site_unencrypted'],
  ['http://127.0.0.1:3000', 'site_local'],
  ['https://localhost', 'site_local'],
  ['no address', 'site_local'],
])('the address %s is %s', (url, reason) => {
  expect(checkSite(url).reason).toBe(reason)
})

it('accounts of the emulator are demonstration', () => {
  expect(checkIdentity(true).reason).toBe('identity_demo')
  expect(checkIdentity(false).reason).toBe('identity_own')
})

it('settings are what the variables say, and an empty one says nothing', () => {
  expect(
    storefrontSettings({ SITE_URL: '', MARKETING_CONSENT_REQUIRED: '', DOCUMENTS_REVIEWED: 'soon' }),
  ).toEqual({
    siteUrl: 'http://127.0.0.1:3000',
    companyFile: undefined,
    isConsentRequired: true,
    documentsReviewed: undefined,
    isEmulated: false,
  })
  expect(
    storefrontSettings({
      MARKETING_CONSENT_REQUIRED: 'off',
      DOCUMENTS_REVIEWED: '2026-11-26',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    }),
  ).toMatchObject({ isConsentRequired: false, documentsReviewed: '2026-11-26', isEmulated: true })
})

it('the storefront as it comes is looked at in every respect', async () => {
  const found = await lookAtStorefront('/nowhere', storefrontSettings({}), new Date())
  expect(found.map(({ reason }) => reason)).toEqual([
    'company_example',
    'documents_unreviewed',
    'notice_missing',
    'consent_required',
    'site_local',
    'identity_own',
  ])
})
