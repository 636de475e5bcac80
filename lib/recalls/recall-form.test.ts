import { expect, it } from 'vitest'
import { emptyRecall, recallFields, recallFormSchema } from './recall-form'

const schema = recallFormSchema('11111111-2222-4333-8444-555555555555')
const words = { pl: 'Uwaga', en: 'Mind', ru: 'Осторожно' }
const typed = { ...emptyRecall, productIds: '12, 15\n15', hazard: words, action: words, remedy: words }

it('takes numbers of products in any writing, each once, and no day for no limit', () => {
  expect(schema.parse(typed)).toMatchObject({ productIds: [12, 15], soldFrom: null, soldUntil: null })
})

it.each([
  [{ productIds: '' }, 'productIds'],
  [{ productIds: '12, opona' }, 'productIds'],
  [{ soldFrom: '2026-06-02', soldUntil: '2026-06-01' }, 'soldUntil'],
  [{ soldFrom: '0001-01-01' }, 'soldFrom'],
  [{ action: { ...words, ru: ' ' } }, 'action.ru'],
])('refuses %o at its field', (differences, field) => {
  const [issue] = schema.safeParse({ ...typed, ...differences }).error?.issues ?? []
  const path = issue?.path.join('.') ?? ''
  expect(recallFields.find((name) => path === name || path.startsWith(`${name}.`))).toBe(field)
})
