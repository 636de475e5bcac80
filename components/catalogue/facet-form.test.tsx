import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { FacetForm } from '@/components/catalogue/facet-form'
import { requestJson } from '@/lib/http/request-json'
import { renderIn } from '@/tests/render'

vi.mock('@/lib/http/request-json', () => ({ requestJson: vi.fn<typeof requestJson>() }))

const asked = vi.mocked(requestJson)
beforeEach(() => void asked.mockReset())

const open = () =>
  renderIn(
    <FacetForm
      action="/tires/filter/width=195&profile=80&diameter=15"
      countPath="/api/narrowed/tires?lang=pl&segment=width%3D195"
      texts={{
        title: 'Zawęź',
        apply: 'Pokaż 8 wyników',
        applyUnknown: 'Pokaż wyniki',
        any: 'dowolny',
        inStock: 'dostępne (7)',
      }}
      fields={[
        {
          name: 'use',
          label: 'Przeznaczenie',
          isBound: false,
          options: [
            ['4X4', '4x4 (6)', true],
            ['truck', 'dostawcza (2)', false],
          ],
        },
        { name: 'loadFrom', label: 'Indeks nośności', isBound: true, options: [['96', 'od 96 (5)', false]] },
      ]}
      sort="newest"
      isInStock={false}
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
    ['inStock', '1'],
    ['priceFrom', ''],
    ['use', '4X4'],
    ['use', 'truck'],
    ['loadFrom', '96'],
  ])
})

it('says on its button how many results the choice has, before it is sent', async () => {
  asked.mockResolvedValue({ text: 'Pokaż 2 wyniki' })
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

it('works on when the number cannot be had', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  asked.mockRejectedValue(new Error('away'))
  const { user } = open()
  await user.click(screen.getByLabelText('dostawcza (2)'))
  await waitFor(() => expect(asked).toHaveBeenCalled())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pokaż wyniki' })).toBeEnabled())
})
