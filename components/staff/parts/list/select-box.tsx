import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'

const boxClass = 'block size-5 accent-signal'

interface SelectBoxProps {
  label: string
  isSelected: boolean
  onToggle: () => void
}

/** Chooses a row for what is done with many at once. */
export function SelectBox({ label, isSelected, onToggle }: SelectBoxProps) {
  return (
    <input type="checkbox" aria-label={label} className={boxClass} checked={isSelected} onChange={onToggle} />
  )
}

interface SelectShownProps {
  shown: number
  selected: number
  onSelect: (isSelected: boolean) => void
}

/** Chooses all rows that are shown, or none; half chosen where some are. */
export function SelectShown({ shown, selected, onSelect }: SelectShownProps) {
  const t = useTranslations('admin.list')
  const box = useRef<HTMLInputElement>(null)
  const isWhole = selected === shown && shown > 0
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected > 0 && !isWhole
  }, [selected, isWhole])
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={t('select_shown')}
      className={boxClass}
      checked={isWhole}
      onChange={() => onSelect(!isWhole)}
    />
  )
}
