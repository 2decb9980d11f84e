/** Linear equations, by elimination; the matrix is positive, and spent by it. */
export function solved(matrix: number[][], right: number[]): number[] {
  for (const [at, row] of matrix.entries()) {
    for (let below = at + 1; below < matrix.length; below++) {
      const part = matrix[below]![at]! / row[at]!;
      if (part === 0) continue;
      for (let column = at; column < row.length; column++) matrix[below]![column]! -= part * row[column]!;
      right[below]! -= part * right[at]!;
    }
  }
  const result = right.map(() => 0);
  for (let at = right.length - 1; at >= 0; at--) {
    const rest = matrix[at]!.reduce((sum, value, column) => (column > at ? sum + value * result[column]! : sum), 0);
    result[at] = (right[at]! - rest) / matrix[at]![at]!;
  }
  return result;
}
