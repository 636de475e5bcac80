import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { checkComplaint } from '@/lib/complaint/check-complaint'
import { emptyComplaint, type TypedComplaint } from '@/lib/complaint/typed-complaint'
import { routing } from '@/lib/i18n/routing'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { ComplaintForm } from './complaint-form'

vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<() => void>() }))

const secret = 'a'.repeat(43)

function open(typed: TypedComplaint, locale: (typeof routing.locales)[number] = 'pl') {
  const errors = checkComplaint(typed).errors ?? {}
  return renderWithQueries(<ComplaintForm typed={typed} errors={errors} secret={secret} />, locale)
}

it.each(routing.locales)('says in %s at each field what is wrong, and of each file', (locale) => {
  const t = translate(locale)
  open(
    {
      ...emptyComplaint(locale, '12'),
      refused: [
        { title: 'scan.pdf', reason: 'type' },
        { title: 'ninth.jpg', reason: 'too_many' },
        { title: '', reason: 'cut_off' },
      ],
    },
    locale,
  )
  const links = within(screen.getByRole('alert')).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    t('withdrawal.errors.name_required'),
    t('withdrawal.errors.email_required'),
    t('complaint.errors.text_required'),
    t('complaint.errors.demand_required'),
    `scan.pdf: ${t('pictures.errors.type')}`,
    `ninth.jpg: ${t('complaint.photo_errors.too_many')}`,
    t('complaint.photo_errors.cut_off'),
  ])
  for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')).toBeInvalid()
})

it('has all that was typed, and each photo with a way to leave it out', () => {
  const t = translate('pl')
  const photos = [{ name: 'a.webp', title: 'IMG_1.jpg' }]
  open({ ...emptyComplaint('pl', '12'), text: 'Bieżnik odchodzi.', demand: 'refund', photos })
  expect(screen.getByLabelText(t('complaint.text'))).toHaveValue('Bieżnik odchodzi.')
  expect(screen.getByLabelText(t('complaint.demand'))).toHaveValue('refund')
  expect(screen.getByLabelText(t('complaint.basis'))).toHaveValue('conformity')
  expect(screen.getByRole('img', { name: 'IMG_1.jpg' })).toHaveAttribute(
    'src',
    `/api/complaint/photo?complaint=${secret}&photo=a.webp`,
  )
  const remove = screen.getByRole('checkbox', { name: t('complaint.remove', { title: 'IMG_1.jpg' }) })
  expect(remove).toHaveAttribute('value', 'a.webp')
})

it('sends texts before files, so that a form that is too long loses no text', () => {
  const { container } = open(emptyComplaint('pl', ''))
  const names = [...container.querySelectorAll('[name]')].map((field) => field.getAttribute('name'))
  expect(names.at(-1)).toBe('photo')
})
