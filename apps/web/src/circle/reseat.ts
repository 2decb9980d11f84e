/** The new order of the chairs when one is taken out and put in at another place. */
export function moveChair(count: number, from: number, to: number): number[] {
  const order = Array.from({ length: count }, (_, seat) => seat);
  const [moved] = order.splice(from, 1);
  order.splice(to, 0, moved!);
  return order;
}
