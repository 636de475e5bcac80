import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { requestJson } from '@/lib/http/request-json'
import { routing } from '@/lib/i18n/routing'
import { renderIn, translate } from '@/tests/render'
import { WheelFilter } from './wheel-filter'

const push = vi.hoisted(() => vi.fn<(href: string) => void>())
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  useRouter: () => ({ push }),
  usePathname: () => '/wheels',
}))
vi.mock('@/lib/http/request-json', () => ({ requestJson: vi.fn<typeof requestJson>() }))

const diameters = { diameter: ['15', '16'], boltSpacing: [], width: [], centralBoreDiameter: [] }
const spacings = { ...diameters, boltSpacing: ['5x100', '5x112'] }
const measures = { ...spacings, width: ['6.5', '7'], centralBoreDiameter: ['57.1', '66.6'] }
const t = translate('pl')

type Label = 'diameter' | 'bolt_spacing' | 'width' | 'central_bore'
const list = (key: Label) => screen.getByRole('combobox', { name: t(`wheel_filter.${key}`) })

beforeEach(() => {
  window.sessionStorage.clear()
  push.mockReset()
  vi.mocked(requestJson).mockReset()
})

function open() {
  const { user } = renderIn(<WheelFilter initial={{}} options={diameters} isOnResults={false} />)
  return { user, button: screen.getByRole('button', { name: t('wheel_filter.submit') }) }
}

describe('WheelFilter', () => {
  // Shows S2.50, S3.24, S5.32
  it.each(routing.locales)('starts in %s with nothing chosen, and waits for a diameter', (locale) => {
    renderIn(<WheelFilter initial={{}} options={diameters} isOnResults={false} />, locale)
    const say = translate(locale)
    expect(screen.getByRole('combobox', { name: say('wheel_filter.diameter') })).toBeEnabled()
    for (const key of ['bolt_spacing', 'width', 'central_bore'] as const)
      expect(screen.getByRole('combobox', { name: say(`wheel_filter.${key}`) })).toBeDisabled()
    expect(screen.getByRole('button', { name: say('wheel_filter.submit') })).toBeDisabled()
    expect(screen.getByText(say('wheel_filter.hint'))).toBeInTheDocument()
    expect(screen.getByText(say('wheel_filter.none_chosen'))).toBeInTheDocument()
  })

  // Shows S2.50, S5.32
  it('searches with the diameter alone', async () => {
    vi.mocked(requestJson).mockResolvedValue(spacings)
    const { user, button } = open()
    await user.selectOptions(list('diameter'), '16')
    await user.click(button)
    await waitFor(() => expect(push).toHaveBeenCalledExactlyOnceWith('/wheels/filter/diameter=16'))
  })

  // Shows S2.49, S4.24
  it('offers width and central bore at once when diameter and bolt spacing are chosen', async () => {
    vi.mocked(requestJson).mockResolvedValueOnce(spacings).mockResolvedValueOnce(measures)
    const { user, button } = open()
    await user.selectOptions(list('diameter'), '16')
    expect(list('width')).toBeDisabled()
    await waitFor(() => expect(list('bolt_spacing')).toBeEnabled())
    await user.selectOptions(list('bolt_spacing'), '5x112')
    await waitFor(() => expect(list('width')).toBeEnabled())
    await user.selectOptions(list('central_bore'), '57.1')
    await user.click(button)
    await waitFor(() => expect(push).toHaveBeenCalledOnce())
    expect(push.mock.calls[0]?.[0]).toBe(
      '/wheels/filter/diameter=16&boltSpacing=5x112&centralBoreDiameter=57.1',
    )
  })

  it('says by what the list is filtered, and nothing of a whole list', () => {
    const chosen = { diameter: '16', boltSpacing: '5x112', centralBoreDiameter: '57.1' }
    const { unmount } = renderIn(<WheelFilter initial={chosen} options={measures} isOnResults />)
    expect(screen.getByText('Wybrano: 16″ · 5x112 · 57.1 mm')).toBeInTheDocument()
    unmount()
    renderIn(<WheelFilter initial={chosen} options={measures} isOnResults={false} />)
    expect(screen.getByText(t('wheel_filter.none_chosen'))).toBeInTheDocument()
  })
})

it.each([
  [false, false, true],
  [false, true, false],
  [true, false, false],
])('of results %s and of a list looked at %s the filter is open: %s', (isOnResults, isFolded, isOpen) => {
  const { container } = renderIn(
    <WheelFilter initial={{}} options={diameters} isOnResults={isOnResults} isFolded={isFolded} />,
  )
  expect(container.querySelector('details')?.open).toBe(isOpen)
})
