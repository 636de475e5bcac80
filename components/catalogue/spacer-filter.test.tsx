import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { requestJson } from '@/lib/http/request-json'
import { renderIn, translate } from '@/tests/render'
import { SpacerFilter } from './spacer-filter'

const push = vi.hoisted(() => vi.fn<(href: string) => void>())
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  useRouter: () => ({ push }),
  usePathname: () => '/spacer',
}))
vi.mock('@/lib/http/request-json', () => ({ requestJson: vi.fn<typeof requestJson>() }))

const distances = { boltDistance: ['4x100', '5x112'], thickness: [] }
const both = { ...distances, thickness: ['15', '20'] }

beforeEach(() => {
  window.sessionStorage.clear()
  push.mockReset()
  vi.mocked(requestJson).mockReset().mockResolvedValue(both)
})

describe('SpacerFilter', () => {
  // Shows S2.51, S2.52, S3.25, S4.25, S5.32
  it('needs a bolt distance, then offers its thicknesses', async () => {
    const t = translate('en')
    const { user } = renderIn(<SpacerFilter initial={{}} options={distances} isOnResults={false} />, 'en')
    const thickness = screen.getByRole('combobox', { name: t('spacer_filter.thickness') })
    const button = screen.getByRole('button', { name: t('spacer_filter.submit') })
    expect(thickness).toBeDisabled()
    expect(button).toBeDisabled()
    await user.selectOptions(
      screen.getByRole('combobox', { name: t('spacer_filter.bolt_distance') }),
      '5x112',
    )
    expect(button).toBeEnabled()
    await waitFor(() => expect(thickness).toBeEnabled())
    await user.selectOptions(thickness, '20')
    await user.click(button)
    await waitFor(() => expect(push).toHaveBeenCalledOnce())
    expect(push.mock.calls[0]?.[0]).toBe('/en/spacer/filter/boltDistance=5x112&thickness=20')
  })

  it('shows what the address of the results says', () => {
    const t = translate('pl')
    renderIn(<SpacerFilter initial={{ boltDistance: '5x112', thickness: '20' }} options={both} isOnResults />)
    expect(screen.getByText('Wybrano: 5x112 · 20 mm')).toBeInTheDocument()
    expect(screen.getByRole('combobox', { name: t('spacer_filter.bolt_distance') })).toHaveValue('5x112')
    expect(screen.getByRole('combobox', { name: t('spacer_filter.thickness') })).toHaveValue('20')
    expect(screen.getByRole('button', { name: t('spacer_filter.submit') })).toBeEnabled()
  })
})
