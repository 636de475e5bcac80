import type { ListKind } from '@bieznik/contract/catalogue/facets'
import { unknownCar } from '@bieznik/contract/catalogue/fit/car'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ProblemError } from '@/lib/http/problem-error'
import { requestJson } from '@/lib/http/request-json'
import { removeCar, saveCar } from '@/lib/my-car/cars'
import { renderIn } from '@/tests/render'
import FitSwitch from './fit-switch'

vi.mock('@/lib/http/request-json', () => ({ requestJson: vi.fn<typeof requestJson>() }))
// The texts are made before a build; here they are all there.
vi.mock('@/lib/i18n/fit-messages', () => ({
  FitMessages: ({ children }: { children: React.ReactNode }) => children,
}))

const page = vi.hoisted(() => ({ pathname: '' }))
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  usePathname: () => page.pathname,
}))

const request = vi.mocked(requestJson)
const [replace, assign] = [vi.fn<(href: string) => void>(), vi.fn<(href: string) => void>()]
const CAR = 'bolts-5x112_bore-57.1'

beforeEach(() => {
  replace.mockReset()
  assign.mockReset()
  request.mockReset().mockResolvedValue({ text: 'Pokaż 3 wyniki', total: 3, counts: {} })
  saveCar({ ...unknownCar, id: 'a', name: 'Golf', boltCircle: '5x112', bore: 57.1 })
})
afterEach(() => {
  removeCar('a')
  vi.unstubAllGlobals()
})

interface Opened {
  /** That of the browser, which in client-side navigation is that of the page before while a page is rendered. */
  browserAddress?: string
  kind?: ListKind
}

function openAt(address: string, { browserAddress = address, kind = 'wheels' }: Opened = {}) {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  page.pathname = pathname
  const shown = new URL(browserAddress, 'http://localhost')
  vi.stubGlobal('location', {
    pathname: shown.pathname,
    search: shown.search,
    href: shown.href,
    origin: shown.origin,
    replace,
    assign,
  })
  return renderIn(
    <>
      <input type="search" aria-label="search" />
      <FitSwitch kind={kind} by={searchParams.toString()} />
    </>,
  )
}

it('leads on to what fits, where anything does and the address says nothing of it', async () => {
  openAt('/wheels?sort=newest')
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(`/wheels?sort=newest&fits=${CAR}`))
  expect(request.mock.lastCall?.[0]).toContain('/api/narrowed/wheels?')
})

it('is of the page that is rendered, also while the browser still shows the address of the one before', async () => {
  openAt('/wheels', { browserAddress: '/tires?sort=newest' })
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(`/wheels?fits=${CAR}`))
})

it.each(['before', 'after'])(
  'does not lose what was typed into a field %s the products were counted',
  async (when) => {
    const type = () => {
      const box = screen.getByRole<HTMLInputElement>('searchbox')
      // As by a form filler or a voice, without a key.
      box.value = 'felga'
      if (when === 'after') fireEvent.input(box)
    }
    let count: (() => void) | undefined
    request.mockReturnValue(
      new Promise((resolve) => {
        count = () => resolve({ text: '', total: 3, counts: {} })
      }),
    )
    openAt('/wheels')
    type()
    count?.()
    expect(await screen.findByRole('checkbox', { name: 'tylko pasujące do Golf (3)' })).toBeInTheDocument()
    expect(replace).not.toHaveBeenCalled()
  },
)

it('leads nowhere once somebody has begun to use the list', async () => {
  openAt('/wheels')
  fireEvent.pointerDown(document.body)
  expect(await screen.findByRole('checkbox', { name: 'tylko pasujące do Golf (3)' })).toBeInTheDocument()
  expect(replace).not.toHaveBeenCalled()
})

it.each(['/wheels?fits=all', '/wheels/page/2'])('at %s it waits to be switched on', async (address) => {
  const { user } = openAt(address)
  const box = await screen.findByRole('checkbox', { name: 'tylko pasujące do Golf (3)' })
  expect(box).not.toBeChecked()
  expect(replace).not.toHaveBeenCalled()
  await user.click(box)
  expect(assign).toHaveBeenCalledExactlyOnceWith(`/wheels?fits=${CAR}`)
})

it('is switched off in the address, so that it stays off there', async () => {
  const { user } = openAt(`/wheels?fits=${CAR}`)
  await user.click(await screen.findByRole('checkbox', { name: 'tylko pasujące do Golf (3)', checked: true }))
  expect(assign).toHaveBeenCalledExactlyOnceWith('/wheels?fits=all')
  expect(replace).not.toHaveBeenCalled()
})

it('names the car of the address, which may be another one', async () => {
  openAt('/wheels?fits=bolts-4x100')
  expect(await screen.findByRole('checkbox', { name: 'tylko pasujące do 4x100 (3)' })).toBeChecked()
})

it('says so where nothing fits, and leads nowhere', async () => {
  request.mockResolvedValue({ text: 'Brak wyników', total: 0, counts: {} })
  openAt('/wheels')
  expect(await screen.findByText('Do Golf nic tu nie pasuje.')).toBeInTheDocument()
  expect(replace).not.toHaveBeenCalled()
})

it('works without the number', async () => {
  request.mockRejectedValue(new ProblemError('unavailable', 'the shop does not answer'))
  openAt('/wheels')
  expect(await screen.findByRole('checkbox', { name: 'tylko pasujące do Golf' })).toBeInTheDocument()
  expect(replace).not.toHaveBeenCalled()
})

it('asks for more where what is known decides nothing', async () => {
  openAt('/tires', { kind: 'tires' })
  expect(await screen.findByRole('link', { name: 'Uzupełnij dane auta' })).toHaveAttribute('href', '/my-car')
})
