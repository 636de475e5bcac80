import { expect, it, vi } from 'vitest'
import { sendForm } from '@/lib/http/send-form'
import { pictureProblemOf } from '@/lib/pictures/picture-problem'
import { uploadOpinionPhoto } from './opinion-photos'

vi.mock('@/lib/http/send-form', () => ({ sendForm: vi.fn<typeof sendForm>() }))

const file = new File(['x'], 'tire.jpg')
const upload = () =>
  uploadOpinionPhoto(file, { onProgress: () => undefined, signal: new AbortController().signal })

it('answers the name of the photo, and needs nobody to be signed in', async () => {
  const name = `${'a'.repeat(32)}.webp`
  vi.mocked(sendForm).mockResolvedValue({ ok: true, text: JSON.stringify({ name }) })
  expect(await upload()).toBe(name)
  const [path, { form, token }] = vi.mocked(sendForm).mock.lastCall ?? ['', {}]
  expect([path, token, form?.get('picture')]).toEqual(['/api/opinion-photos', undefined, file])
})

it('says why a photo was not taken', async () => {
  const problem = { code: 'unsupported_media_type', message: 'text', requestId: '1' }
  const fields = [{ path: 'picture', message: 'type' }]
  vi.mocked(sendForm).mockResolvedValue({ ok: false, text: JSON.stringify({ ...problem, fields }) })
  expect(await upload().catch(pictureProblemOf)).toEqual({ refusal: 'type' })
})
