import { managedNewsSchema, type ManagedNews } from '@bieznik/contract/content/news-input'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { routing, type Locale } from '@/lib/i18n/routing'
import { getQueryClient } from '@/lib/query/query-client'
import { translate } from '@/tests/render'
import { renderFromServer } from '@/tests/render-from-server'
import { renderWithQueries } from '@/tests/render-with-queries'
import { aManagedNews, jan } from '@/tests/shop-examples'
import { EditNews } from './edit-news'
import { NewNews } from './new-news'

const replace = vi.hoisted(() => vi.fn<(href: string) => void>())
vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  usePathname: () => '/admin/news',
  useRouter: () => ({ replace }),
}))

const bff = vi.mocked(callBff)
const t = translate('pl')
const PATH = '/api/admin/news/7'

/** The item as the server has it. */
let stored: ManagedNews

/** Somebody else changes the item. */
function changeElsewhere(title: string) {
  stored = { ...stored, title, description: 'Ich opis.', version: stored.version + 1, editor: 'piotr' }
}

const changeSchema = z.looseObject({ version: z.int().optional(), isPublished: z.boolean().optional() })

/** What the BFF answers: reads, and writes over the version that was seen. */
const answer: typeof callBff = async (_path, { method = 'GET', json, reply }) => {
  const { version, isPublished, ...input } = changeSchema.parse(json ?? {})
  if (version !== undefined && version !== stored.version) throw new ProblemError('changed_meanwhile', 'text')
  const publishedAt =
    isPublished === undefined ? stored.publishedAt : isPublished ? '2026-11-21T09:00:00.000Z' : null
  if (method !== 'GET')
    stored = managedNewsSchema.parse({ ...stored, ...input, publishedAt, version: (version ?? 0) + 1 })
  const read = reply.safeParse(stored)
  if (!read.success) throw new Error('what is stored has another shape')
  return read.data
}

const field = (name: 'title' | 'description' | 'urlVideo' | 'createdDate', texts = t) =>
  // Behind the name may stand that the field is optional; a language stands there in the name of another field.
  screen.getByLabelText(
    new RegExp(`^${texts(`admin_news.fields.${name}`)}(?: \\(${texts('ui.optional')}\\))?$`),
  )
const button = (name: 'save' | 'submit' | 'publish' | 'unpublish') =>
  screen.getByRole('button', { name: t(`admin_news.${name}`) })
const choice = (name: 'keep_mine' | 'take_newest') => screen.getByRole('button', { name: t(`admin.${name}`) })
const writes = () =>
  bff.mock.calls.flatMap(([path, { method = 'GET', json }]) =>
    method === 'GET' ? [] : [{ path, method, json }],
  )

async function edit(locale?: Locale) {
  const result = renderWithQueries(
    <EditNews newsId={7} renderPreview={(item) => <pre data-testid="preview">{JSON.stringify(item)}</pre>} />,
    locale,
  )
  await screen.findByTestId('preview')
  return result
}

beforeEach(() => {
  stored = aManagedNews({ id: 7, title: 'Nowa prasa', version: 3 })
  replace.mockReset()
  bff.mockReset().mockImplementation(answer)
  vi.mocked(useAuth).mockReturnValue({
    status: 'signed-in',
    person: { ...jan, isStaff: true, staffRole: 'owner' },
  })
})

describe('a new item', () => {
  const open = () => renderWithQueries(<NewNews renderPreview={({ title }) => <p>{title}</p>} />)

  it('lets nobody type before the scripts run, which would not know of it', () => {
    const { hydrate } = renderFromServer(
      <QueryClientProvider client={getQueryClient()}>
        <NewNews renderPreview={({ title }) => <p>{title}</p>} />
      </QueryClientProvider>,
    )
    const drawn = [field('title'), field('urlVideo'), button('submit')]
    for (const control of drawn) expect(control).toBeDisabled()
    hydrate()
    for (const control of drawn) expect(control).toBeEnabled()
    expect([field('title'), field('urlVideo'), button('submit')]).toEqual(drawn)
  })

  it('is saved as a draft and goes on at its own address', async () => {
    const { user } = open()
    await user.type(field('title'), 'Zima')
    await user.type(field('description'), 'Śnieg.')
    fireEvent.change(field('createdDate'), { target: { value: '2026-12-01' } })
    await user.click(button('submit'))
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/admin/news/7'))
    expect(writes()).toEqual([
      {
        path: '/api/admin/news',
        method: 'POST',
        json: {
          title: 'Zima',
          description: 'Śnieg.',
          titleEn: '',
          descriptionEn: '',
          titleRu: '',
          descriptionRu: '',
          url: '',
          urlVideo: '',
          createdDate: '2026-12-01T12:00:00.000Z',
        },
      },
    ])
  })

  it('leaves an empty form behind, for the next one', async () => {
    const { user } = open()
    for (const title of ['Zima', 'Lato']) {
      await user.type(field('title'), title)
      await user.type(field('description'), 'Opis.')
      await user.click(button('submit'))
      await waitFor(() => expect(field('title')).toHaveValue(''))
    }
    expect(writes().map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/admin/news',
      'POST /api/admin/news',
    ])
  })

  it('says what is missing before anything is sent, and leads to it', async () => {
    const { user } = open()
    const address = screen.getByLabelText(new RegExp(`^${t('pictures.address')}`))
    await user.type(address, 'javascript:alert(1)')
    await user.click(button('submit'))
    const summary = await screen.findByRole('alert')
    for (const key of ['title_required', 'description_required'] as const)
      expect(summary).toHaveTextContent(t(`admin_news.errors.${key}`))
    await user.click(within(summary).getByRole('link', { name: t('admin_news.errors.title_required') }))
    expect(field('title')).toHaveFocus()
    expect(address).toHaveValue('javascript:alert(1)')
    expect(address).toBeInvalid()
    expect(writes()).toEqual([])
  })
})

describe('editing', () => {
  it('shows the item as it will be while one types', async () => {
    const { user } = await edit()
    await user.type(field('title'), ' już grzeje')
    await waitFor(() => expect(screen.getByTestId('preview')).toHaveTextContent('Nowa prasa już grzeje'))
  })

  it.each(routing.locales)('says what becomes of the link to a video (%s)', async (locale) => {
    const texts = translate(locale)
    const { user } = await edit(locale)
    expect(screen.getByText(texts('admin_news.video_none'))).toBeVisible()
    await user.type(field('urlVideo', texts), 'https://vimeo.com/1')
    expect(screen.getByText(texts('admin_news.video_bad'))).toBeVisible()
    await user.clear(field('urlVideo', texts))
    await user.type(field('urlVideo', texts), 'youtu.be/dQw4w9WgXcQ')
    const link = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'
    expect(screen.getByText(texts('admin_news.video_ok', { link }))).toBeVisible()
  })

  it('saves over the version that was seen, again and again', async () => {
    const { user } = await edit()
    await user.type(field('title'), '!')
    await user.click(button('save'))
    await waitFor(() => expect(stored).toMatchObject({ title: 'Nowa prasa!', version: 4 }))
    await user.type(field('title'), '!')
    await user.click(button('save'))
    await waitFor(() => expect(stored).toMatchObject({ title: 'Nowa prasa!!', version: 5 }))
    expect(writes().map(({ path, method }) => `${method} ${path}`)).toEqual([`PUT ${PATH}`, `PUT ${PATH}`])
    expect(screen.queryByText(t('admin.changed_elsewhere'))).not.toBeInTheDocument()
  })

  it('keeps what is typed when saving fails, and says why', async () => {
    const { user } = await edit()
    await user.type(field('title'), '!')
    bff.mockRejectedValueOnce(new ProblemError('unavailable', 'text'))
    await user.click(button('save'))
    expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.unavailable'))
    expect(field('title')).toHaveValue('Nowa prasa!')
  })

  it('shows at the field what the server refuses', async () => {
    const { user } = await edit()
    await user.type(screen.getByLabelText(new RegExp(`^${t('pictures.address')}`)), '/pictures/a.webp{Enter}')
    const group = screen.getByRole('group', { name: new RegExp(`^${t('admin_news.fields.url')}`) })
    expect(within(group).getByRole('listitem')).toBeVisible()
    const fields = [{ path: 'url', message: 'url_invalid' }]
    bff.mockRejectedValueOnce(new ProblemError('invalid_request', 'text', { fields }))
    await user.click(button('save'))
    await waitFor(() =>
      expect(group).toHaveAccessibleDescription(expect.stringContaining(t('admin_news.errors.url_invalid'))),
    )
    expect(writes()).toMatchObject([{ json: { url: '/pictures/a.webp' } }])
  })
})

describe('two people at one item', () => {
  async function bothEdit() {
    const result = await edit()
    await result.user.type(field('title'), ' moja')
    changeElsewhere('Ich prasa')
    await result.user.click(button('save'))
    expect(await screen.findByText(t('admin.changed_elsewhere'))).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(t('errors.changed_meanwhile'))
    expect(field('title')).toHaveValue('Nowa prasa moja')
    expect(stored.title).toBe('Ich prasa')
    const notice = within(screen.getByText(t('admin.changed_elsewhere')).closest('div') ?? document.body)
    expect(notice.getByText('Ich prasa')).toBeVisible()
    expect(notice.getByText('Ich opis.')).toBeVisible()
    return result
  }

  it('the second is warned and may take what the first has written', async () => {
    const { user } = await bothEdit()
    await user.click(choice('take_newest'))
    expect(field('title')).toHaveValue('Ich prasa')
    expect(screen.queryByText(t('admin.changed_elsewhere'))).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('or keep the own changes, which then go over nothing else of the other', async () => {
    const { user } = await bothEdit()
    await user.click(choice('keep_mine'))
    expect(field('description')).toHaveValue('Ich opis.')
    expect(stored.title).toBe('Ich prasa')
    await user.click(button('save'))
    await waitFor(() => expect(stored).toMatchObject({ title: 'Nowa prasa moja', description: 'Ich opis.' }))
  })

  it('nothing is published that somebody else has changed', async () => {
    const { user } = await edit()
    changeElsewhere('Ich prasa')
    await user.click(button('publish'))
    expect(await screen.findByText(t('admin.changed_elsewhere'))).toBeVisible()
    expect(stored.publishedAt).toBeNull()
  })
})

describe('publication', () => {
  it('shows the item to everyone and takes it back', async () => {
    const { user } = await edit()
    expect(screen.getByText(t('admin_news.draft_text'))).toBeVisible()
    await user.click(button('publish'))
    expect(await screen.findByText(t('admin_news.published_text'))).toBeVisible()
    expect(screen.getByRole('link', { name: t('admin_news.show') })).toHaveAttribute('href', '/news/7')
    await user.click(button('unpublish'))
    expect(await screen.findByText(t('admin_news.draft_text'))).toBeVisible()
    expect(writes()).toEqual([
      { path: `${PATH}/publication`, method: 'PATCH', json: { version: 3, isPublished: true } },
      { path: `${PATH}/publication`, method: 'PATCH', json: { version: 4, isPublished: false } },
    ])
    expect(screen.queryByText(t('admin.changed_elsewhere'))).not.toBeInTheDocument()
  })

  it('waits for what is typed to be saved', async () => {
    const { user } = await edit()
    await user.type(field('title'), '!')
    expect(button('publish')).toBeDisabled()
    expect(screen.getByText(t('admin_news.save_first'))).toBeVisible()
  })
})

describe('leaving', () => {
  const warns = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))

  it('with unsaved changes is asked for, by link and by closing the tab', async () => {
    const { user } = await edit()
    document.body.insertAdjacentHTML('beforeend', '<a href="/admin">Panel</a>')
    expect(warns()).toBe(false)
    await user.type(field('title'), '!')
    expect(warns()).toBe(true)
    await user.click(screen.getByRole('link', { name: 'Panel' }))
    const dialog = await screen.findByRole('dialog', { name: t('admin_news.leave_title') })
    await user.click(within(dialog).getByRole('button', { name: t('admin_news.stay') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(field('title')).toHaveValue('Nowa prasa!')
    await user.click(button('save'))
    await waitFor(() => expect(warns()).toBe(false))
  })
})
