import { useTranslations } from 'next-intl'
import { DropdownMenuCheckboxItem, DropdownMenuSeparator } from '@/components/ui/dropdown-menu'
import { FilterMenu } from './filter-menu'

interface FilterChoicesProps<Value extends string> {
  label: string
  /** Empty: all. */
  chosen: readonly Value[]
  options: readonly { value: NoInfer<Value>; label: string }[]
  /** In the order of the options. */
  onChoose: (values: Value[]) => void
}

/** Any of a few values, or all of them; the menu stays open while they are chosen. */
export function FilterChoices<Value extends string>({
  label,
  chosen,
  options,
  onChoose,
}: FilterChoicesProps<Value>) {
  const t = useTranslations('admin.list')
  const names = options.filter(({ value }) => chosen.includes(value)).map((option) => option.label)
  const all = t('all_of', { name: label })
  const toggle = (toggled: Value) =>
    onChoose(
      options.map(({ value }) => value).filter((value) => chosen.includes(value) !== (value === toggled)),
    )
  return (
    <FilterMenu
      label={names.length > 0 ? `${label}: ${names.join(', ')}` : all}
      text={names.length > 0 ? names.join(', ') : all}
      isChosen={names.length > 0}
    >
      <DropdownMenuCheckboxItem checked={names.length === 0} onCheckedChange={() => onChoose([])}>
        {all}
      </DropdownMenuCheckboxItem>
      <DropdownMenuSeparator />
      {options.map((option) => (
        <DropdownMenuCheckboxItem
          key={option.value}
          checked={chosen.includes(option.value)}
          onSelect={(event) => event.preventDefault()}
          onCheckedChange={() => toggle(option.value)}
        >
          {option.label}
        </DropdownMenuCheckboxItem>
      ))}
    </FilterMenu>
  )
}
