"""The labels of metrics, of which other tests of the same process leave many: each is a line of the metrics."""

from litestar.plugins.prometheus import PrometheusMiddleware
from prometheus_client.metrics import MetricWrapperBase

from euchre.web.telemetry import metrics


def forget_labels() -> None:
    """Begin with no routes, statuses and codes in the metrics, as a new server does."""
    ours = (metric for metric in vars(metrics).values() if isinstance(metric, MetricWrapperBase))
    for metric in (*ours, *PrometheusMiddleware._metrics.values()):
        if metric._labelnames:
            metric.clear()
