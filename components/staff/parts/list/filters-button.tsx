import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

/** On a phone the filters of a list stand behind this button, so that its rows are on the first screen. */
export function FiltersButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const t = useTranslations('admin.list')
  return (
    <Button variant="secondary" aria-expanded={isOpen} className="sm:hidden!" onClick={onToggle}>
      {t('filters')}
    </Button>
  )
}

/** What the button folds away; elsewhere its parts stand in the row of the search. */
export const foldedClass = (isOpen: boolean) => clsx('contents', !isOpen && 'max-sm:hidden!')
