/** A node as the others know it. */
export interface Known {
  readonly name: string;
  /** In which order they came. */
  readonly born: number;
  /** The nodes that it cannot reach. */
  readonly cut: readonly string[];
}

/**
 * Who has to stand aside so that all who are left reach one another: a socket may land on any node, and its table may
 * be on any other. Every node works this out from the same rows and comes to the same result. Whoever has the most
 * broken lines goes first, of those with equally many the youngest.
 */
export function whoStandsAside(nodes: readonly Known[]): ReadonlySet<string> {
  const broken = new Map(nodes.map(({ name }) => [name, new Set<string>()]));
  for (const { name, cut } of nodes) {
    for (const other of cut) {
      if (!broken.has(other) || other === name) continue;
      broken.get(name)!.add(other);
      broken.get(other)!.add(name);
    }
  }
  const born = new Map(nodes.map((node) => [node.name, node.born]));
  const aside = new Set<string>();
  for (;;) {
    let worst: string | null = null;
    for (const [name, lines] of broken) {
      if (lines.size === 0) continue;
      const most = worst === null ? 0 : broken.get(worst)!.size;
      if (lines.size > most || (lines.size === most && born.get(name)! > born.get(worst!)!)) worst = name;
    }
    if (worst === null) return aside;
    aside.add(worst);
    for (const other of broken.get(worst)!) broken.get(other)!.delete(worst);
    broken.get(worst)!.clear();
  }
}
