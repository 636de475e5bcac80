import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ProblemError } from '@/lib/http/problem-error'
import { routing, type Locale } from '@/lib/i18n/routing'
import { MAX_PICTURE_BYTES, pictureRefusals } from '@/lib/pictures/picture'
import { uploadPicture } from '@/lib/pictures/upload-picture'
import { renderIn, translate } from '@/tests/render'
import { PictureField } from './picture-field'

vi.mock('@/lib/pictures/upload-picture', () => ({ uploadPicture: vi.fn<typeof uploadPicture>() }))

const upload = vi.mocked(uploadPicture)
const t = translate('pl')
const [front, side, tread] = ['a', 'b', 'c'].map((letter) => `/pictures/${letter.repeat(32)}.webp`)
const three = [front, side, tread].filter((url) => url !== undefined)

const file = (name: string, bytes = 3) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
const addressOf = (name: string) => `/pictures/${name}.webp`

interface Form {
  pictures?: string[]
  max?: number
  error?: string
  locale?: Locale
}

function open({ pictures = [], max = 4, error, locale }: Form = {}) {
  const changed = vi.fn<(pictures: string[]) => void>()
  const submitted = vi.fn<() => void>()
  function Page() {
    const [shown, setShown] = useState(pictures)
    const change = (next: string[]) => {
      changed(next)
      setShown(next)
    }
    return (
      <form onSubmit={submitted}>
        <PictureField
          label="Zdjęcia"
          pictures={shown}
          onChange={change}
          max={max}
          error={error}
          hint="Wskazówka"
        />
      </form>
    )
  }
  return { ...renderIn(<Page />, locale), changed, submitted, last: () => changed.mock.lastCall?.[0] }
}

const chooser = (max = 4) => screen.getByLabelText(t('pictures.choose', { max }))
const dropArea = () => screen.getByText(t('pictures.drop'))
const address = () => screen.getByRole('textbox', { name: new RegExp(t('pictures.address')) })
const button = (name: string) => screen.getByRole('button', { name })
const notice = () => screen.getByRole('status')

beforeEach(() => {
  upload.mockReset().mockImplementation(async ({ name }) => addressOf(name))
})

describe('files', () => {
  it('that are chosen are uploaded one after the other, and keep their order', async () => {
    const { user, last } = open()
    await user.upload(
      chooser(),
      ['one.jpg', 'two.png', 'three.webp'].map((name) => file(name)),
    )
    await waitFor(() => expect(last()).toEqual(['one.jpg', 'two.png', 'three.webp'].map(addressOf)))
    expect(notice()).toHaveTextContent(t('pictures.added', { name: 'three.webp' }))
    expect(screen.getAllByRole('img')).toHaveLength(3)
  })

  it('may be dropped', async () => {
    const { last } = open()
    fireEvent.dragOver(dropArea())
    fireEvent.drop(dropArea(), { dataTransfer: { files: [file('one.jpg')] } })
    await waitFor(() => expect(last()).toEqual([addressOf('one.jpg')]))
  })

  it('may be pasted', async () => {
    const { last } = open()
    fireEvent.paste(dropArea(), { clipboardData: { files: [file('one.jpg')] } })
    await waitFor(() => expect(last()).toEqual([addressOf('one.jpg')]))
  })

  it('may come from the camera of a phone', async () => {
    const { user, last } = open()
    const camera = screen.getByLabelText(t('pictures.camera'))
    expect(camera).toHaveAttribute('capture', 'environment')
    expect(camera).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp')
    expect(chooser()).not.toHaveAttribute('capture')
    await user.upload(camera, file('photo.jpg'))
    await waitFor(() => expect(last()).toEqual([addressOf('photo.jpg')]))
  })

  it('show how much has been sent, and can be stopped', async () => {
    let signal: AbortSignal | undefined
    upload.mockImplementation((_file, options) => {
      signal = options.signal
      act(() => options.onProgress(0.4))
      return new Promise(() => undefined)
    })
    const { user, changed } = open()
    await user.upload(chooser(), file('one.jpg'))
    const progress = await screen.findByRole('progressbar', {
      name: t('pictures.uploading', { name: 'one.jpg' }),
    })
    expect(progress).toHaveAttribute('value', '0.4')
    await user.click(button(t('pictures.stop', { name: 'one.jpg' })))
    expect(signal?.aborted).toBe(true)
    expect(progress).not.toBeInTheDocument()
    expect(changed).not.toHaveBeenCalled()
  })

  it('that are too many are left out, and it says how many', async () => {
    const { user, last } = open({ pictures: three, max: 5 })
    await user.upload(
      chooser(5),
      ['one.jpg', 'two.jpg', 'three.jpg', 'four.jpg'].map((name) => file(name)),
    )
    expect(screen.getByRole('alert')).toHaveTextContent(t('pictures.left_out', { max: 5, count: 2 }))
    await waitFor(() => expect(last()).toHaveLength(5))
    expect(upload).toHaveBeenCalledTimes(2)
    expect(screen.getByText(t('pictures.full'))).toBeVisible()
  })

  it('that are here already are not added twice', async () => {
    upload.mockResolvedValue(three[1] ?? '')
    const { user, changed } = open({ pictures: three })
    await user.upload(chooser(), file('again.jpg'))
    await waitFor(() => expect(notice()).toHaveTextContent(t('pictures.already', { name: 'again.jpg' })))
    expect(changed).not.toHaveBeenCalled()
  })

  it('are added to the list as it is when they arrive', async () => {
    const arrival = Promise.withResolvers<string>()
    upload.mockReturnValue(arrival.promise)
    const { user, last } = open({ pictures: three, max: 5 })
    await user.upload(chooser(5), file('late.jpg'))
    await user.click(button(t('pictures.remove', { number: 1 })))
    await act(async () => arrival.resolve(addressOf('late')))
    await waitFor(() => expect(last()).toEqual([side, tread, addressOf('late')]))
  })

  it('under way are stopped when the page is left', async () => {
    let signal: AbortSignal | undefined
    upload.mockImplementation((_file, options) => {
      signal = options.signal
      return new Promise(() => undefined)
    })
    const { user, unmount } = open()
    await user.upload(chooser(), file('one.jpg'))
    await waitFor(() => expect(signal?.aborted).toBe(false))
    unmount()
    expect(signal?.aborted).toBe(true)
  })
})

describe('a file that is not taken', () => {
  it('because it is too large is not even sent', async () => {
    const { user } = open()
    await user.upload(chooser(), file('huge.jpg', MAX_PICTURE_BYTES + 1))
    expect(await screen.findByRole('alert')).toHaveTextContent(t('pictures.errors.too_large'))
    expect(upload).not.toHaveBeenCalled()
  })

  describe.each(routing.locales)('in %s', (locale) => {
    const own = translate(locale)
    const choose = own('pictures.choose', { max: 4 })

    it.each(pictureRefusals)('says that it is %s, and what to do', async (refusal) => {
      const fields = [{ path: 'picture', message: refusal }]
      upload.mockRejectedValue(new ProblemError('invalid_request', 'text', { fields }))
      const { user } = open({ locale })
      await user.upload(screen.getByLabelText(choose), file('bad.jpg'))
      expect(await screen.findByRole('alert')).toHaveTextContent(own(`pictures.errors.${refusal}`))
      expect(screen.queryByRole('button', { name: own('pictures.retry', { name: 'bad.jpg' }) })).toBeNull()
    })

    it.each(['unavailable', 'too_many_requests', 'forbidden'] as const)('says %s', async (code) => {
      upload.mockRejectedValue(new ProblemError(code, 'text'))
      const { user } = open({ locale })
      await user.upload(screen.getByLabelText(choose), file('one.jpg'))
      expect(await screen.findByRole('alert')).toHaveTextContent(own(`errors.${code}`))
    })
  })

  it('may be sent again when the shop was away, and nothing of the others is lost', async () => {
    upload.mockRejectedValueOnce(new ProblemError('unavailable', 'text'))
    const { user, last } = open()
    await user.upload(chooser(), [file('one.jpg'), file('two.jpg')])
    await waitFor(() => expect(last()).toEqual([addressOf('two.jpg')]))
    await user.click(button(t('pictures.retry', { name: 'one.jpg' })))
    await waitFor(() => expect(last()).toEqual([addressOf('two.jpg'), addressOf('one.jpg')]))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('can be dismissed', async () => {
    upload.mockRejectedValue(new ProblemError('internal', 'text'))
    const { user } = open()
    await user.upload(chooser(), file('one.jpg'))
    await user.click(await screen.findByRole('button', { name: t('pictures.dismiss', { name: 'one.jpg' }) }))
    expect(screen.queryByText('one.jpg')).not.toBeInTheDocument()
  })
})

describe('an address', () => {
  it('is added with Enter, without sending the form', async () => {
    const { user, last, submitted } = open()
    await user.type(address(), 'https://cdn.example/a.jpg{Enter}')
    expect(last()).toEqual(['https://cdn.example/a.jpg'])
    expect(address()).toHaveValue('')
    expect(submitted).not.toHaveBeenCalled()
  })

  it('is added with the button, and when the field is left', async () => {
    const { user, last } = open()
    await user.type(address(), 'https://cdn.example/a.jpg')
    await user.click(button(t('pictures.add')))
    await user.type(address(), '/pictures/b.webp')
    await user.tab()
    expect(last()).toEqual(['https://cdn.example/a.jpg', '/pictures/b.webp'])
  })

  it('may be one of several that are pasted; those that cannot be used stay', async () => {
    const { user, last } = open()
    await user.click(address())
    await user.paste('https://cdn.example/a.jpg http://cdn.example/b.jpg\nhttps://cdn.example/c.jpg')
    await user.keyboard('{Enter}')
    expect(last()).toEqual(['https://cdn.example/a.jpg', 'https://cdn.example/c.jpg'])
    expect(address()).toHaveValue('http://cdn.example/b.jpg')
    expect(address()).toHaveAccessibleDescription(t('pictures.errors.url_invalid'))
    expect(address()).toBeInvalid()
  })
})

describe('the list', () => {
  it('shows each picture, those uploaded here in a small size', () => {
    open({ pictures: [front ?? '', 'https://unknown.example/a.jpg'] })
    const [own, other] = screen.getAllByRole('img')
    expect(own).toHaveAttribute('src', expect.stringContaining('-320.webp'))
    expect(other).toHaveAttribute('src', 'https://unknown.example/a.jpg')
  })

  it('says which picture cannot be shown', () => {
    open({ pictures: three })
    fireEvent.error(screen.getByRole('img', { name: t('pictures.preview', { number: 2 }) }))
    expect(
      within(screen.getAllByRole('listitem')[1] ?? document.body).getByText(t('pictures.not_shown')),
    ).toBeVisible()
  })

  it('is put in order by keyboard, and the focus stays with the picture', async () => {
    const { user, last } = open({ pictures: three })
    button(t('pictures.earlier', { number: 3 })).focus()
    await user.keyboard('{Enter}')
    expect(last()).toEqual([front, tread, side])
    expect(notice()).toHaveTextContent(t('pictures.moved', { number: 2 }))
    expect(button(t('pictures.earlier', { number: 2 }))).toHaveFocus()
    await user.keyboard('{Enter}{Enter}')
    expect(last()).toEqual([tread, front, side])
    expect(button(t('pictures.earlier', { number: 1 }))).toHaveFocus()
    expect(button(t('pictures.earlier', { number: 1 }))).toHaveAttribute('aria-disabled', 'true')
  })

  it('loses what is removed, says so, and keeps the focus in the field', async () => {
    const { user, last } = open({ pictures: three })
    await user.click(button(t('pictures.remove', { number: 2 })))
    expect(last()).toEqual([front, tread])
    expect(notice()).toHaveTextContent(t('pictures.removed', { number: 2 }))
    expect(screen.getByRole('group', { name: /Zdjęcia/ })).toHaveFocus()
  })

  it('of one picture has no order, and takes one file', () => {
    open({ pictures: [front ?? ''], max: 2 })
    expect(screen.queryByRole('button', { name: t('pictures.later', { number: 1 }) })).not.toBeInTheDocument()
  })
})

it('the field says what is wrong with it', () => {
  open({ error: 'Podaj zdjęcie' })
  expect(screen.getByRole('group', { name: /Zdjęcia/ })).toHaveAccessibleDescription(
    'Podaj zdjęcie Wskazówka',
  )
})

it('a field for one picture takes one file at a time', () => {
  open({ max: 1 })
  expect(chooser(1)).not.toHaveAttribute('multiple')
})
