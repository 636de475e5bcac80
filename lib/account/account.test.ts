import { expect, it } from 'vitest'
import { newRecordSchema, profileSchema } from './account'

const given = { name: 'Ewa', surname: 'Nowak', phone: '+48600100200' }

it.each([
  ['+48 600-100-200', '+48600100200'],
  ['(42) 631.22/33', '426312233'],
  ['\u202A+48 600 100 200\u202C', '+48600100200'],
  ['600\u2013100\u2013200\u200B', '600100200'],
  ['1234567', '1234567'],
  ['123456789012345', '123456789012345'],
])('the phone number %s is stored as %s', (written, stored) => {
  expect(newRecordSchema.parse({ ...given, phone: written }).phone).toBe(stored)
})

it.each(['123456', '1234567890123456', '48+600100200', '600 100 20a'])('%s is no phone number', (phone) => {
  expect(newRecordSchema.safeParse({ ...given, phone }).error?.issues).toMatchObject([
    { path: ['phone'], message: 'phone_invalid' },
  ])
})

it.each(['\u200B\u200B', '\u3164\u3164', '\u2800\u2800', '\u00A0\uFE0F'])(
  '%j, of which nothing can be seen, is no name',
  (nothing) => {
    const record = newRecordSchema.safeParse({ ...given, name: nothing, surname: nothing })
    expect(record.error?.issues.map(({ message }) => message)).toEqual(
      expect.arrayContaining(['name_required', 'surname_required']),
    )
    const home = { address: nothing, index: nothing, city: nothing }
    const profile = profileSchema.safeParse({ ...given, ...home })
    expect(profile.error?.issues.map(({ message }) => message)).toEqual([
      'address_required',
      'index_required',
      'city_required',
    ])
  },
)

it('invisible marks are dropped, letters that they join stay', () => {
  const typed = { ...given, name: '\u2068E\u00ADwa\u2069 ', surname: 'می\u200Cخواهم' }
  expect(newRecordSchema.parse(typed)).toMatchObject({ name: 'Ewa', surname: 'می\u200Cخواهم' })
})

it('half a character is replaced, whole ones stay', () => {
  expect(newRecordSchema.parse({ ...given, name: ' Łucja\ud83d🛞 ' }).name).toBe('Łucja\ufffd🛞')
})

it.each([newRecordSchema, profileSchema])('role, id and dates are not the browser’s to write', (schema) => {
  const home = { address: 'Polna 7', index: '90-001', city: 'Łódź' }
  const valid = schema === profileSchema ? { ...given, ...home } : given
  expect(schema.safeParse(valid).success).toBe(true)
  for (const key of ['role', 'id', 'email', 'createdAt', 'updatedAt'])
    expect(schema.safeParse({ ...valid, [key]: 'x' }).success).toBe(false)
})
