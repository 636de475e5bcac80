import { exampleCompany } from '@bieznik/contract/platform/company-schema'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

const RECORD = 'contract/platform/company-schema.ts'

const files = globSync(
  '{app,backend-kit,components,contract,lib,messages,product-api/src,public,server}/**/*.{ts,tsx,json,svg,html,txt}',
  {
    cwd: root,
  },
).filter(
  (file) =>
    file !== RECORD && !/\.test\.tsx?$|^messages\/readers/.test(file) && statSync(join(root, file)).isFile(),
)

const { isExample: _, seat, returnAddress: _return, complaintAddress: _complaint, ...rest } = exampleCompany
const { street, postCode } = seat
/** The town is named in sentences about the workshop, and round figures stand anywhere. */
const values = Object.values({ ...rest, street, postCode }).filter((value) => typeof value === 'string')

// Shows D32
test('values of the company record are in no other file', () => {
  const known = readFileSync(join(root, RECORD), 'utf8')
  for (const value of values) expect(known).toContain(value)
  const copies = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8').replaceAll('\u00A0', ' ')
    return values.filter((value) => text.includes(value)).map((value) => `${file}: ${value}`)
  })
  expect(copies).toEqual([])
})
