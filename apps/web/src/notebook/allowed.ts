import type { TableCard } from '@belfry/protocol';

/** Whether notebooks think along at this table: the table says so, or there is nobody to have an advantage over. */
export function thinksAlong({ settings, people }: Pick<TableCard, 'settings' | 'people'>): boolean {
  return settings.notebook === true || people.filter(({ bot }) => bot !== true).length === 1;
}
