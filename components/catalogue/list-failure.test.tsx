import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SpacerFilter } from '@/components/catalogue/spacer-filter'
import { TireFilter } from '@/components/catalogue/tire-filter'
import { WheelFilter } from '@/components/catalogue/wheel-filter'
import type { FilterOptions } from '@/lib/catalogue/filters'
import { requestJson } from '@/lib/http/request-json'
import { routing } from '@/lib/i18n/routing'
import { renderIn, translate } from '@/tests/render'

vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  useRouter: () => ({ push: vi.fn<(href: string) => void>() }),
  usePathname: () => '/',
}))
vi.mock('@/lib/http/request-json', () => ({ requestJson: vi.fn<typeof requestJson>() }))

const tire = (options: FilterOptions) => (
  <TireFilter initial={{}} options={options} isOnResults={false} manufacturers={[]} seasons={[]} />
)
const wheel = (options: FilterOptions) => <WheelFilter initial={{}} options={options} isOnResults={false} />
const spacer = (options: FilterOptions) => <SpacerFilter initial={{}} options={options} isOnResults={false} />

beforeEach(() => {
  window.sessionStorage.clear()
  vi.mocked(requestJson).mockReset()
})

describe('a list of a filter that could not be loaded', () => {
  // Shows S8.11, S8.12
  it.each<[words: string, filter: ReactNode]>([
    ['Failed to load bolt distances', spacer({ thickness: [] })],
    ['Failed to load spacer thicknesses', spacer({ boltDistance: ['5x112'] })],
    ['Failed to load wheel diameters', wheel({ boltSpacing: [], width: [], centralBoreDiameter: [] })],
    ['Failed to load bolt spacing', wheel({ diameter: ['16'], width: [], centralBoreDiameter: [] })],
    ['Failed to load wheel widths', wheel({ diameter: ['16'], boltSpacing: ['5x112'] })],
    [
      'Failed to load central bore diameters',
      wheel({ diameter: ['16'], boltSpacing: ['5x112'], width: ['7'] }),
    ],
    ['Failed to load tire widths', tire({ profile: [], diameter: [], protector: [] })],
    ['Failed to load tire profiles', tire({ width: ['195'] })],
    ['Failed to load tire diameters', tire({ width: ['195'], profile: ['80'] })],
    ['Failed to load tire treads', tire({ width: ['195'], profile: ['80'], diameter: ['15'] })],
  ])('says: %s', (words, filter) => {
    renderIn(filter, 'en')
    expect(screen.getByRole('alert')).toHaveTextContent(words)
  })

  it.each(routing.locales)('can be tried again (%s)', async (locale) => {
    const t = translate(locale)
    vi.mocked(requestJson).mockResolvedValue({ boltDistance: ['5x112'], thickness: [] })
    const { user } = renderIn(spacer({ thickness: [] }), locale)
    expect(screen.getByRole('alert')).toHaveTextContent(t('spacer_filter.failed.boltDistance'))
    const list = screen.getByRole('combobox', { name: t('spacer_filter.bolt_distance') })
    expect(list).toBeDisabled()
    await user.click(screen.getByRole('button', { name: t('failure.retry') }))
    await waitFor(() => expect(list).toBeEnabled())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

it('a list that waits for a choice is no failure', () => {
  renderIn(wheel({ diameter: ['16'], boltSpacing: [], width: [], centralBoreDiameter: [] }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
