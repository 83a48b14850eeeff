/* A Euchre player in C, for the protocol of docs/protocol.md, with nothing but the standard library.
   Build it, and try it against swift:
     cc -O2 -o line_player examples/line_player.c
     euchre arena "cmd:./line_player" swift
   It orders up what it holds three cards of, and otherwise does the last thing that is legal. */

#include <stdio.h>
#include <string.h>

/* Where the value of a field begins, or NULL: fields are told in one order, and no text holds a field's name. */
static const char *field(const char *line, const char *name) {
    char quoted[32];
    snprintf(quoted, sizeof quoted, "\"%s\":", name);
    const char *found = strstr(line, quoted);
    return found ? found + strlen(quoted) : NULL;
}

/* How many cards of a suit stand in a list such as ["9c","Td"]. */
static int held(const char *hand, char suit) {
    int count = 0;
    for (const char *at = hand; *at && *at != ']'; at++)
        count += at[0] == suit && at[1] == '"';
    return count;
}

/* Writes the last text of the list at `legal`, or "order" where that is wise. */
static void choose(const char *line) {
    const char *legal = field(line, "legal"), *end = strchr(legal, ']'), *start = end - 1;
    const char *up_card = field(line, "up_card"), *order = strstr(legal, "\"order\"");
    if (order && order < end && up_card && *up_card == '"' && held(field(line, "hand"), strchr(up_card + 1, '"')[-1]) >= 3) {
        puts("{\"action\":\"order\"}");
        return;
    }
    while (start[-1] != '[' && start[-1] != ',')
        start--;
    printf("{\"action\":%.*s}\n", (int)(end - start), start);
}

int main(void) {
    static char line[1 << 20];
    while (fgets(line, sizeof line, stdin)) {
        if (strncmp(line, "{\"hello\":", 9) == 0)
            puts("{\"ready\":1,\"name\":\"Plain C\",\"author\":\"the Euchre founders\"}");
        else if (strncmp(line, "{\"view\":", 8) == 0)
            choose(line);
        else if (strncmp(line, "{\"quit\":", 8) == 0)
            return 0;
        fflush(stdout);
    }
    return 0;
}
