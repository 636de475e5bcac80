import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { FacetForm, type FacetOption } from '@/components/catalogue/facet-form'
import { requestJson } from '@/lib/http/request-json'
import { renderIn } from '@/tests/render'

vi.mock('@/lib/http/request-json', () => ({ requestJson: vi.fn<typeof requestJson>() }))

const asked = vi.mocked(requestJson)
beforeEach(() => void asked.mockReset())

const USES: readonly FacetOption[] = [
  ['4X4', '4x4', 6, true],
  ['truck', 'dostawcza', 2, false],
  ['passenger', 'osobowa', 4, false],
]

const open = (uses = USES) =>
  renderIn(
    <FacetForm
      action="/tires/filter/width=195&profile=80&diameter=15"
      countPath="/api/narrowed/tires?lang=pl&segment=width%3D195"
      texts={{
        heading: 'Zawęź wyniki',
        title: 'Zawęź',
        apply: 'Pokaż 8 wyników',
        applyUnknown: 'Pokaż wyniki',
        any: 'dowolny',
        inStock: 'dostępne',
      }}
      fields={[
        {
          name: 'use',
          label: 'Przeznaczenie',
          isBound: false,
          options: uses,
        },
        { name: 'loadFrom', label: 'Indeks nośności', isBound: true, options: [['96', 'od 96', 5, false]] },
      ]}
      hiddenFields={[['sort', 'newest']]}
      isInStock={false}
      inStockCount={7}
      prices={[{ name: 'priceFrom', label: 'Cena od', placeholder: '180', value: '' }]}
    />,
  )

const entries = (container: HTMLElement) => {
  const form = container.querySelector('form')
  return form ? [...new FormData(form)] : []
}

it('is a form that a browser sends by itself to the list, with what is chosen', async () => {
  const { user, container } = open()
  const form = container.querySelector('form')
  expect(form).toHaveAttribute('method', 'get')
  expect(form).toHaveAttribute('action', '/tires/filter/width=195&profile=80&diameter=15')
  await user.click(screen.getByLabelText('dostawcza (2)'))
  await user.selectOptions(screen.getByLabelText('Indeks nośności'), '96')
  await user.click(screen.getByLabelText('dostępne (7)'))
  expect(entries(container)).toEqual([
    ['sort', 'newest'],
    ['priceFrom', ''],
    ['inStock', '1'],
    ['use', '4X4'],
    ['use', 'truck'],
    ['loadFrom', '96'],
  ])
})

it('says on its button how many results the choice has, before it is sent', async () => {
  asked.mockResolvedValue({ text: 'Pokaż 2 wyniki', counts: {} })
  const { user } = open()
  expect(screen.getByRole('button', { name: 'Pokaż 8 wyników' })).toBeInTheDocument()
  await user.click(screen.getByLabelText('4x4 (6)'))
  await user.click(screen.getByLabelText('dostawcza (2)'))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pokaż 2 wyniki' })).toBeInTheDocument())
  expect(screen.getByRole('status')).toHaveTextContent('Pokaż 2 wyniki')
  expect(within(screen.getByRole('status')).queryByRole('button')).not.toBeInTheDocument()
  const path = new URL(String(asked.mock.lastCall?.[0]), 'http://shop.example')
  expect(path.pathname).toBe('/api/narrowed/tires')
  expect(path.searchParams.get('segment')).toBe('width=195')
  expect(path.searchParams.get('by')).toBe('sort=newest&use=truck')
})

it('says of each option how many products it leaves beside what is ticked', async () => {
  const counts = { 'use=passenger': 0, 'use=4X4': 3, 'use=truck': 2, 'loadFrom=96': 0, 'inStock=1': 1 }
  asked.mockResolvedValue({ text: 'Pokaż 5 wyników', counts })
  const { user } = open()
  await user.click(screen.getByLabelText('dostawcza (2)'))
  expect(await screen.findByLabelText('4x4 (3)')).toBeChecked()
  expect(screen.getByLabelText('osobowa (0)')).toBeEnabled()
  expect(screen.getByLabelText('dostępne (1)')).toBeEnabled()
  expect(screen.getByRole('option', { name: 'od 96 (0)' })).toBeInTheDocument()
})

it('works on when the number cannot be had', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  asked.mockRejectedValue(new Error('away'))
  const { user } = open()
  await user.click(screen.getByLabelText('dostawcza (2)'))
  await waitFor(() => expect(asked).toHaveBeenCalled())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pokaż wyniki' })).toBeEnabled())
})

it('what is ticked and leads to nothing can be taken back, also when the counts cannot be had', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  asked.mockRejectedValue(new Error('away'))
  const { user, container } = open([['4X4', '4x4', 0, true]])
  await user.click(screen.getByLabelText('dostępne (7)'))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pokaż wyniki' })).toBeEnabled())
  expect(entries(container)).toContainEqual(['use', '4X4'])
  await user.click(screen.getByLabelText('4x4 (0)'))
  expect(entries(container)).not.toContainEqual(['use', '4X4'])
})
