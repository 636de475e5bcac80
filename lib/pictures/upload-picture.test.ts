import { beforeEach, expect, it, vi } from 'vitest'
import type { getIdToken } from '@/lib/auth/firebase-user'
import type { sendForm } from '@/lib/http/send-form'
import { pictureProblemOf } from './picture-problem'
import { uploadPicture } from './upload-picture'

const fake = vi.hoisted(() => ({
  getIdToken: vi.fn<typeof getIdToken>(),
  sendForm: vi.fn<typeof sendForm>(),
}))
vi.mock('@/lib/auth/firebase-user', () => ({ getIdToken: fake.getIdToken }))
vi.mock('@/lib/auth/sign-out', () => ({ leaveForSignIn: vi.fn<() => Promise<void>>() }))
vi.mock('@/lib/http/send-form', () => ({ sendForm: fake.sendForm }))

const file = new File(['x'], 'front.jpg')
const upload = () =>
  uploadPicture(file, { onProgress: () => undefined, signal: new AbortController().signal })
const refused = (code: string, message: string) => ({
  ok: false,
  text: JSON.stringify({ code, message: 'text', fields: [{ path: 'picture', message }], requestId: '1' }),
})

beforeEach(() => {
  fake.getIdToken
    .mockReset()
    .mockImplementation(async ({ isRefused = false } = {}) => (isRefused ? 'fresh' : 'old'))
  fake.sendForm.mockReset().mockResolvedValue({ ok: true, text: '{"url":"/pictures/a.webp"}' })
})

it('answers the address of the picture', async () => {
  expect(await upload()).toBe('/pictures/a.webp')
  const [path, { form, token }] = fake.sendForm.mock.lastCall ?? ['', {}]
  expect([path, token, form?.get('picture')]).toEqual(['/api/admin/pictures', 'old', file])
})

it('is tried again with a fresh token', async () => {
  fake.sendForm.mockResolvedValueOnce(refused('token_expired', ''))
  expect(await upload()).toBe('/pictures/a.webp')
  expect(fake.sendForm.mock.calls.map(([, { token }]) => token)).toEqual(['old', 'fresh'])
})

it.each([
  [refused('payload_too_large', 'too_large'), { refusal: 'too_large' }],
  [refused('unsupported_media_type', 'type'), { refusal: 'type' }],
  [refused('forbidden', ''), { code: 'forbidden' }],
  [{ ok: false, text: '{"broken"' }, { code: 'internal' }],
  [{ ok: true, text: '{}' }, { code: 'internal' }],
])('says what went wrong: %#', async (answer, problem) => {
  fake.sendForm.mockResolvedValue(answer)
  expect(await upload().catch(pictureProblemOf)).toEqual(problem)
})
