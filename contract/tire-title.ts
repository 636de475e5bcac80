import type { TireSize } from './product.ts'
import { formatTireSize } from './tire-size.ts'

/** What a tire is called that was given no title: its numbers as the trade writes them, `Nadbieg Trasa 195/80 R15 96T`. */
export function tireTitle(
  tire: TireSize & { manufacturer: string; protector: string; icVc: string },
): string {
  const parts = [tire.manufacturer, tire.protector, formatTireSize(tire), tire.icVc]
  return parts.filter((part) => part !== '').join(' ')
}
